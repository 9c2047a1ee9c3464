"""What is seen of the kernels of kernels.cu and fills.cu."""

EXPECTED = {
    "_Z7guardedPfPKfi": (
        "p1[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z13returns_earlyPfi": (
        "",
        "p0[4*p1 x 1, 0]",
        "p0[4*p1 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p1",
    ),
    "_Z8no_guardPf": ("", "p0[4*blockDim.x*gridDim.x x 1, 0]", "p0[4*blockDim.x*gridDim.x x 1, 0]"),
    "_Z11grid_stridePfi": ("", "p0[4*p1 x 1, 0]", "p0[4*p1 x 1, 0]"),
    "_Z12other_stridePfii": ("", "p0", ""),
    "_Z6matrixPfiii": (
        "",
        "p0[4*p1 x 1*p2, 4*p3]",
        "p0[4*p1 x 1*p2, 4*p3] if 1*blockDim.x*gridDim.x + -1*p1, 1*blockDim.y*gridDim.y + -1*p2",
    ),
    "_Z5densePfii": (
        "",
        "p0[4*p1*p2 x 1, 0]",
        "p0[4*p1*p2 x 1, 0] if 1*blockDim.y*gridDim.y + -1*p1, 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z8trianglePfi": ("", "p0[4*p1*p1 x 1, 0]", ""),
    "_Z9transposePfPKfii": (
        "p1[4*p2*p3 x 1, 0]",
        "p0[4*p2*p3 x 1, 0]",
        "p0[4*p2*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2*p3",
    ),
    "_Z14positive_alonePfPKfi": ("p1[4*p2 x 1, 0]", "p0[4*p2 x 1, 0]", ""),
    "_Z7flaggedPfii": ("", "p0[4*p1 x 1, 0]", ""),
    "_Z11every_otherPfi": ("", "p0[-4 + 8*p1 x 1, 0]", ""),
    "_Z9but_firstPfi": ("", "p0[4*p1 x 1, 0]", ""),
    "_Z7shiftedPfPKfii": (
        "p1",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z8gatheredPfPKfPKii": (
        "p2[4*p3 x 1, 0] p1",
        "p0[4*p3 x 1, 0]",
        "p0[4*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p3",
    ),
    "_Z9scatteredPfPKfPKii": ("p1[4*p3 x 1, 0] p2[4*p3 x 1, 0]", "p0", ""),
    "_Z8row_sumsPfPKfiii": (
        "p1[4*p2 x 1*p3, 4*p4]",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z14one_block_eachPfi": (
        "p0[256 + 4*gridDim.x*p1 x 1, 0]",
        "p0[384 + 4*gridDim.x*p1 x 1, 0]",
        "",
    ),
    "_Z9downwardsPfi": ("p0", "p0", ""),
    "_Z17until_it_is_foundPfi": ("", "p0", ""),
    "_Z9unboundedPfPKf": ("p1", "p0", ""),
    "_Z10tail_apartP6float4i": (
        "",
        "p0[4*p1 x 1, 0]",
        "p0[16*(1*p1)/4 x 1, 0] if -1*(1*p1)/4 + 1*blockDim.x*gridDim.x",
    ),
    "_Z6eitherPfS_ii": ("", "p0[4*p2 x 1, 0] p1[4*p2 x 1, 0]", ""),
    "_Z5addedPfPKfi": ("p1[4*p2 x 1, 0] p0[4 x 1, 0]", "p0[4 x 1, 0]", ""),
    "_Z14through_sharedPfPKfi": (
        "p1[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z13rows_by_warpsPfPKfii": ("p1[4*p2*p3*p3 x 1, 0]", "p0[4*p2*p3*p3 x 1, 0]", ""),
    "_Z7one_bitPfi": (
        "p0",
        "p0[4*p1 x 1, 0]",
        "p0[32 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p1, -1 + 1*(1*p1)/8",
    ),
    "_Z9remembersPPfS_": None,
    "_Z7followsPPfi": None,
    "_Z11by_distancePfS_i": None,
    "_Z9by_struct6Matrix": None,
    "_Z15writes_variablePKf": None,
    "_Z7encodesP6float4PKS_PKiii": (
        "p2 p1",
        "p0[4*p3*p4 x 1, 0]",
        "p0[16*(1*p4)/4*p3 x 1, 0] if -1*(1*p4)/4*p3 + 1*blockDim.x*gridDim.x",
    ),
    "_Z5pairsP6float2i": (
        "",
        "p0[16*p1 x 1, 0]",
        "p0[16*p1 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p1",
    ),
    "_Z15pairs_with_gapsP6float2i": (
        "",
        "p0[-16 + 32*p1 x 1, 0]",
        "p0[16 x 1*p1, 32] if 1*blockDim.x*gridDim.x + -1*p1",
    ),
    "_Z12a_warp_a_rowPfS_ii": (
        "",
        "p1[4*p2 x 1, 0] p0[4*p2*p3 x 1, 0]",
        (
            "p1[4*p2 x 1, 0] if "
            "-1*(31 + 1*blockDim.x)/32 + 1*(1*blockDim.x)/32, "
            "1*(31 + 1*blockDim.x)/32*gridDim.x + -1*p2 "
            "p0[4*p2*p3 x 1, 0] if "
            "-1*(31 + 1*blockDim.x)/32 + 1*(1*blockDim.x)/32, "
            "1*(31 + 1*blockDim.x)/32*gridDim.x + -1*p2"
        ),
    ),
    "_Z17half_a_warp_a_rowPfii": (
        "",
        "p0[4*p1*p2 x 1, 0]",
        "",
    ),
    "_Z17warps_of_the_gridPfiii": (
        "",
        "p0[4*p2 x 1*p1, 4*p3]",
        "p0[4*p2 x 1*p1, 4*p3] if 1*(1*blockDim.x*gridDim.x)/32 + -1*p1",
    ),
    "_Z16two_steps_a_turnPfi": (
        "",
        "p0[4*gridDim.x*p1 x 1, 0]",
        "",
    ),
    "_Z13a_block_a_rowPfi": (
        "",
        "p0[4*gridDim.x*p1 x 1, 0]",
        "p0[4*gridDim.x*p1 x 1, 0]",
    ),
    "_Z17a_block_many_rowsPfii": (
        "",
        "p0[4*p1*p2 x 1, 0]",
        "p0[4*p1*p2 x 1, 0]",
    ),
    "_Z17all_but_the_firstPfi": (
        "",
        "p0[4*gridDim.x*p1 x 1, 0]",
        "",
    ),
    "_Z5tilesP6float4i": (
        "",
        "p0[-512 + 32*blockDim.y + 512*gridDim.y x -259 + 16*blockDim.x + 256*gridDim.x, 4*p1]",
        (
            "p0[512*gridDim.y x 64*gridDim.x, 16*p1] if "
            "-16 + 1*blockDim.y, -16 + 1*blockDim.x "
            "p0[1024*gridDim.x*p1 x 1, 0] if "
            "-16 + 1*blockDim.y, -16 + 1*blockDim.x, 32*gridDim.y + -1*p1"
        ),
    ),
    "_Z15tiles_with_gapsP6float4i": (
        "",
        "p0[-512 + 32*blockDim.y + 512*gridDim.y x -263 + 16*blockDim.x + 256*gridDim.x, 4*p1]",
        "",
    ),
    "_Z11heads_apartPfPKfiiii": (
        "p1[4*p2*p3*p4*p5 x 1, 0]",
        "p0[4*p2*p3*p4*p5 x 1, 0]",
        "p0[4*p2*p3*p4*p5 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2*p3*p4*p5",
    ),
    "_Z14heads_mixed_upPfPKfiiii": (
        "p1[4*p2*p3*p4*p5 x 1, 0]",
        "p0[4*p4*p5 x 1*p2*p3, 4*p3*p5]",
        "p0[4*p4*p5 x 1*p2*p3, 4*p3*p5] if 1*blockDim.x*gridDim.x + -1*p2*p3*p4*p5",
    ),
    "_Z12after_a_testPfPKfi": (
        "p1[4*p2 x 1, 0] p1[4*gridDim.x*p2 x 1, 0] p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] p0[4*gridDim.x*p2 x 1, 0]",
        "p0[4*gridDim.x*p2 x 1, 0]",
    ),
    "_Z17picks_and_doublesPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        (
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z21doubles_what_it_picksPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        (
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z19doubles_if_it_picksPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        "p1[4*p4 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p4",
    ),
    "_Z16doubles_as_oftenPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        (
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z21doubles_where_it_saysPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0",
        "p1[4*p4 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p4",
    ),
    "_Z24doubles_what_others_pickPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        (
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z27doubles_what_the_warp_picksPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p1[4*p4 x 1, 0] p0[4*p4 x 1, 0]",
        (
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z12softens_rowsPfii": (
        "p0[4*p1 x 1*gridDim.x, 4*p2]",
        "p0[4*p1 x 1*gridDim.x, 4*p2]",
        "p0[4*p1 x 1*gridDim.x, 4*p2]",
    ),
    "_Z20softens_rows_in_turnPfiii": (
        "p0[4*p2 x 1*p1, 4*p3]",
        "p0[4*p2 x 1*p1, 4*p3]",
        "p0[4*p2 x 1*p1, 4*p3]",
    ),
    "_Z13through_tilesPfPKfi": (
        "p1[28 + 64*gridDim.x*p2 x 1, 0]",
        "p0[-64 + 4*blockDim.x + 64*gridDim.x x 1, 0]",
        "p0[64*gridDim.x x 1, 0] if -16 + 1*blockDim.x",
    ),
    "_Z12copies_tilesPfPKfi": (
        "p1[4*blockDim.x*p2 + 256*gridDim.x*p2 + -256*p2 x 1, 0]",
        "p0[4*blockDim.x*p2 + 256*gridDim.x*p2 + -256*p2 x 1, 0]",
        (
            "p0[4*blockDim.x*p2 x 1*gridDim.x, 256*p2] "
            "p0[256*gridDim.x*p2 x 1, 0] if "
            "-64 + 1*blockDim.x"
        ),
    ),
    "_Z13smooths_tilesPfPKfi": (
        "p1[4 + 4*blockDim.x*p2 + 256*gridDim.x*p2 + -256*p2 x 1, 0]",
        "p0[4*blockDim.x*p2 + 256*gridDim.x*p2 + -256*p2 x 1, 0]",
        (
            "p0[4*blockDim.x*p2 x 1*gridDim.x, 256*p2] "
            "p0[256*gridDim.x*p2 x 1, 0] if "
            "-64 + 1*blockDim.x"
        ),
    ),
    "_Z16clears_and_picksPfS_PKfPKii": (
        "p3[4*p4 x 1, 0] p2",
        "p0[4*p4 x 1, 0] p1[4*p4 x 1, 0]",
        (
            "p0[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4 "
            "p1[4*p4 x 1, 0] if "
            "1*blockDim.x*gridDim.x + -1*p4"
        ),
    ),
    "_Z13three_of_fourP6float2i": (
        "",
        "p0[8 x -1 + 4*blockDim.x*gridDim.x, 4*p1] p0[16 x -3 + 4*blockDim.x*gridDim.x, 4*p1]",
        "p0[8 x 1*blockDim.x*gridDim.x, 16*p1]",
    ),
    "_Z14cut_to_16_bitsPfPKfii": (
        "p1",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z14masked_by_fivePfPKfi": (
        "p1[4*p2 x 1, 0]",
        "p0",
        "",
    ),
    "_Z18shared_of_any_sizePfPKfi": (
        "p1[256 + 128*blockDim.y x 1, 0]",
        "p0[4*p2 x 1, 0]",
        "p0[4*p2 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p2",
    ),
    "_Z14from_the_rightPfPKfi": (
        "p1[4 x 1*blockDim.y, 4*p2]",
        "p0[1024 x 1, 0]",
        "p0[4*blockDim.x x 1, 0]",
    ),
    "_Z13masked_by_tenPfi": (
        "",
        "p0",
        "",
    ),
    "_Z11two_pitchesPfPKfii": (
        "p1[4*blockDim.x x 1*gridDim.x, 4*p2] p1[4*blockDim.x x 1*gridDim.x, 4*p3]",
        "p0[4*blockDim.x*gridDim.x x 1, 0]",
        "p0[4*blockDim.x*gridDim.x x 1, 0]",
    ),
    "_Z9moves_twoPfS_S_S_i": (
        "p0[4*p4 x 1, 0] p2[4*p4 x 1, 0]",
        "p1[4*p4 x 1, 0] p3[4*p4 x 1, 0]",
        "p1[4*p4 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p4 "
        "p3[4*p4 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p4",
    ),
    "_Z9takes_outPfS_PKfi": (
        "p0[4*p3 x 1, 0] p2[4*p3 x 1, 0]",
        "p0[4*p3 x 1, 0] p1[4*p3 x 1, 0]",
        "p0[4*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p3 "
        "p1[4*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p3",
    ),
    "_Z8hands_onPfS_S_i": (
        "p0[4*p3 x 1, 0] p1[4*p3 x 1, 0]",
        "p1[4*p3 x 1, 0] p2[4*p3 x 1, 0]",
        "p1[4*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p3 "
        "p2[4*p3 x 1, 0] if 1*blockDim.x*gridDim.x + -1*p3",
    ),
    "_Z12bits_of_bothPfi": (
        "",
        "p0",
        "",
    ),
}
"""Read, written and filled: `p0` alone is all that argument 0 leads to."""
