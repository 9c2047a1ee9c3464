"""The arguments of LAPACK routines, as declared in its reference documentation.

One word a routine, without the letter of the precision: a letter for each argument. Left out are
those whose documentation says less of an argument than they do with it.

======  ======================================================================
letter  argument
======  ======================================================================
c i e   a character, an integer or logical, a real number that is only read
r w b   real numbers, mostly a matrix: read, written, both
n       other numbers: pivots, sizes that come back, work space for integers
======  ======================================================================
"""

from __future__ import annotations

from collections.abc import Mapping

_ROUTINES = """
bbcsd:ccccciiibbbibibibiwwwwwwwwwin bdsdc:ccibbwiwiwnwnn bdsqr:ciiiibbbibibiwn disna:ciirwn
gbbrd:ciiiiibiwwwiwibiwn gbcon:ciiirinewwnn gbequ:iiiiriwwwwwn gbequb:iiiiriwwwwwn
gbrfs:ciiiiririnribiwwwnn gbrfsx:cciiiiririnbbribiwwiwwibwnn gbsv:iiiibinbin gbtrf:iiiibinn
gbtrs:ciiiirinbin gebak:cciiiribin gebal:cibinnwn gebrd:iibiwwwwwin gecon:ciriewwnn
geequ:iiriwwwwwn geequb:iiriwwwwwn geev:ccibiwwwiwiwin geevx:ccccibiwwwiwinnwwwwwinn
gehd2:iiibiwwn gehrd:iiibiwwin gejsv:cccccciibiwwiwiwinn gelq:iibiwiwin gelq2:iibiwwn
gelqf:iibiwwin gelqt:iiibiwiwn gelqt3:iibiwin gelsd:iiibibiwenwinn gelss:iiibibiwenwin
gelst:ciiibibiwin gelsy:iiibibinenwin gemlqt:cciiiiriribiwn gemqr:cciiiriribiwin
gemqrt:cciiiiriribiwn geql2:iibiwwn geqlf:iibiwwin geqp3:iibinwwin geqr:iibiwiwin geqr2:iibiwwn
geqr2p:iibiwwn geqrfp:iibiwwin geqrt:iiibiwiwn geqrt2:iibiwin geqrt3:iibiwin
gerfs:ciiririnribiwwwnn gerfsx:cciiririnrrribiwwiwwibwnn gerq2:iibiwwn gerqf:iibiwwin
gesc2:iribnnw gesdd:ciibiwwiwiwinn gesvd:cciibiwwiwiwin gesvdq:ccccciibiwwiwinniwnwin
gesvdx:ccciibieeiinwwiwiwinn gesvj:ccciibiwibibin getc2:ibinnn getsls:ciiibibiwin
getsqrhrt:iiiiibiwiwin ggbak:cciiirribin ggbal:cibibinnwwwn ggev:ccibibiwwwwiwiwin
ggev3:ccibibiwwwwiwiwin ggevx:ccccibibiwwwwiwinnwwwwwwwinnn ggglm:iiibibibwwwin
gghd3:cciiibibibibiwin gghrd:cciiibibibibin gglse:iiibibibbwwin ggqrf:iiibiwbiwwin
ggrqf:iiibiwbiwwin ggsvd3:ccciiinnbibiwwwiwiwiwinn ggsvp3:ccciiibibieennwiwiwinwwin
gsvj0:ciibibbibieeeiwin gsvj1:ciiibibbibieeeiwin gtcon:cirrrrnewwnn gtrfs:ciirrrrrrrnribiwwwnn
gtsv:iibbbbin gtsvx:cciirrrbbbbnriwiwwwwnn gttrf:ibbbwnn gttrs:ciirrrrnbin gtts2:iiirrrrnbi
hgeqz:ccciiibibiwwwbibiwin hsein:cccniribrbibiinwnnn hseqr:cciiibiwwbiwin labad:bb lacn2:iwbnbnn
lacon:iwbnbn lae2:eeeww laebz:iiiiiieeerrrnbbnnwnn laed3:iiiwwierrnnbwn laed4:iirrwewn
laed5:irrwew laed6:iierrewn laeda:iiiinnnnrrnwwn laein:iiirieebbwiweeen laev2:eeewwww
laexc:iibibiiiiwn lag2:ririewwwww lags2:ieeeeeewwwwww lagtf:ibebbewnn lagtm:ciierrrriebi
lagts:iirrrrnbbn lagv2:bibiwwwwwww lahqr:iiiiibiwwiibin lahr2:iiibiwwiwi laic1:iirerewww
laln2:iiieerieerieewiwwn lals0:iiiiibiwininirirrrrieewn lalsa:iiiibiwirirnrrrrnninrrrwnn
lalsd:ciiibbbienwnn lamrg:iiriin lamswlq:cciiiiiriribiwin lamtsqr:cciiiiiriribiwin
laorhr_col_getrfnp:iibiwn laorhr_col_getrfnp2:iibiwn lapll:ibibiw lapmr:iiibin lapmt:iiibin
laqp2:iiibinwbbw laqps:iiiinbinwbbbbi laqr0:iiiiibiwwiibiwin laqr1:irieeeew
laqr2:iiiiiibiiibinnwwwiiwiiwiwi laqr3:iiiiiibiiibinnwwwiiwiiwiwi laqr4:iiiiibiwwiibiwin
laqr5:iiiiiiibbbiiibiwiwiiwiiwi laqtr:ieirirewbwn laqz0:ccciiibibiwwwbibiwiin laqz1:ririeeeeew
laqz2:iiiiiibibiiibiiibi laqz3:iiiiiiibibibibinnwwwbibiwiin lar1v:iiierrrreebinwwnnwwww
lar2v:ibbbirri larf:ciiriebiw larf1f:ciiriebiw larf1l:ciiriebiw larfb:cccciiiriribiwi
larfb_gett:ciiiribibiwi larfg:ibbiw larfgp:ibbiw larft:cciirirwi larft_lvl2:cciirirwi
larfx:ciirebiw larfy:ciriebiw largv:ibibiwi larnv:iniw larra:irbbeennn larrb:irriieeibbbwneein
larrc:cieerrennnn larrd:ccieeiirerrreinnwwwwnnwnn larre:cibbiibbbeeennnwwwnnwwwnn
larrf:irrriirbreeeewwwwn larrj:irriieibbwneen larrk:iieerreewwn larrr:irbn larscl2:iirbi
lartgp:eewww lartgs:eeeww lartv:ibibirri laruv:niw larz:ciiiriebiw larzb:cccciiiiriribiwi
larzt:cciibirwi las2:eeeww lascl:ciieeiibin lascl2:iirbi lasd0:iibbbibiinwn lasd1:iiibbbbibinnwn
lasd2:iiinbweebibiwwiwinnnnnn lasd3:iiiiwwirwiriwibinnbn lasd4:iirrwewwn lasd5:irrweww
lasd6:iiiibbbbbnnnniwiwwwwnwwwnn lasd7:iiiinbwwbwbweewnnnnnniwiwwn lasd8:iiwbbbwwirwn
lasdq:ciiiiibbbibibiwn lasdt:innnnni lasq1:ibbwn lasq2:ibn lasq4:iiriieeeeeewnb lasr:ccciirrbi
lasrt:cibn lasv2:eeewwwwww laswlq:iiiibiwiwin lasy2:iiiiiriririwwiwn lasyf:ciinbinwin
lasyf_aa:ciiibinbiw lasyf_rk:ciinbiwnwin lasyf_rook:ciinbinwin latbs:cccciiribwbn latdf:iiribbbnn
latps:ccccirbwbn latrd:ciibiwwwi latrs:cccciribwbn latrs3:cccciiribiwbwin latrz:iiibiww
latsqr:iiiibiwiwin opgtr:cirrwiwn opmtr:ccciirrbiwn orbdb:cciiibibibibiwwwwwwwin
orbdb1:iiibibiwwwwwwin orbdb2:iiibibiwwwwwwin orbdb3:iiibibiwwwwwwin orbdb4:iiibibiwwwwwwwin
orbdb5:iiibibiririwin orbdb6:iiibibiririwin orcsd:cccccciiibibibibiwwiwiwiwiwinn
orcsd2by1:ccciiibibiwwiwiwiwinn org2l:iiibirwn org2r:iiibirwn orgbr:ciiibirwin orghr:iiibirwin
orgl2:iiibirwn orglq:iiibirwin orgql:iiibirwin orgqr:iiibirwin orgr2:iiibirwn orgrq:iiibirwin
orgtr:cibirwin orgtsqr:iiiibiriwin orgtsqr_row:iiiibiriwin orhr_col:iiibiwiwn orm2l:cciiirirbiwn
orm2r:cciiirirbiwn ormbr:ccciiirirbiwin ormhr:cciiiirirbiwin orml2:cciiirirbiwn
ormlq:cciiirirbiwin ormql:cciiirirbiwin ormr2:cciiirirbiwn ormr3:cciiiirirbiwn ormrq:cciiirirbiwin
ormtr:ccciirirbiwin pbcon:ciiriewwnn pbequ:ciiriwwwn pbrfs:ciiiririribiwwwnn pbstf:ciibin
pbsv:ciiibibin pbtf2:ciibin pbtrf:ciibin pbtrs:ciiiribin pftrf:ccibn pftri:ccibn pftrs:cciirbin
pocon:ciriewwnn poequ:iriwwwn poequb:iriwwwn porfs:ciiririribiwwwnn porfsx:cciiriribribiwwiwwibwnn
ppcon:cirewwnn ppequ:cirwwwn pprfs:ciirrribiwwwnn ppsv:ciibbin pptrf:cibn pptri:cibn pptrs:ciirbin
pstf2:cibinnewn pstrf:cibinnewn ptcon:irrewwn pteqr:cibbbiwn ptrfs:iirrrrribiwwwn ptsv:iibbbin
ptsvx:ciirrbbriwiwwwwn pttrf:ibbn pttrs:iirrbin ptts2:iirrbi rscl:iebi sbev:cciibiwwiwn
sbev_2stage:cciibiwwiwin sbevd:cciibiwwiwinin sbevd_2stage:cciibiwwiwinin
sbevx:ccciibiwieeiienwwiwnnn sbevx_2stage:ccciibiwieeiienwwiwinnn sbgst:cciiibiriwiwn
sbgv:cciiibibiwwiwn sbgvd:cciiibibiwwiwinin sbgvx:ccciiibibiwieeiienwwiwnnn sbtrd:cciibiwwbiwn
sfrk:ccciierieb spcon:cirnewwnn spev:ccibwwiwn spevd:ccibwwiwinin spevx:cccibeeiienwwiwnnn
spgst:icibrn spgv:iccibbwwiwn spgvd:iccibbwwiwinin spgvx:icccibbeeiienwwiwnnn
sprfs:ciirrnribiwwwnn spsv:ciibnbin spsvx:cciirbnriwiwwwwnn sptrd:cibwwwn sptrf:cibnn sptri:cibnwn
sptrs:ciirnbin stebz:ccieeiierrnnwnnwnn stedc:cibbbiwinin stegr:ccibbeeiienwwinwinin
stein:irrirnnwiwnnn stemr:ccibbeeiinwwiinnwinin steqr:cibbbiwn sterf:ibbn stev:cibbwiwn
stevd:cibbwiwinin stevr:ccibbeeiienwwinwinin stevx:ccibbeeiienwwiwnnn sycon:cirinewwnn
sycon_3:cirirnewwnn sycon_rook:cirinewwnn syconv:ccibinwn syconvf:ccibibnn syconvf_rook:ccibibnn
syequb:ciriwwwwn syev:ccibiwwin syev_2stage:ccibiwwin syevd:ccibiwwinin syevd_2stage:ccibiwwinin
syevr:cccibieeiienwwinwinin syevr_2stage:cccibieeiienwwinwinin syevx:cccibieeiienwwiwinnn
syevx_2stage:cccibieeiienwwiwinnn sygs2:icibirin sygst:icibirin sygv:iccibibiwwin
sygv_2stage:iccibibiwwin sygvd:iccibibiwwinin sygvx:icccibibieeiienwwiwinnn
syrfs:ciiririnribiwwwnn syrfsx:cciiririnbribiwwiwwibwnn sysv:ciibinbiwin sysv_aa:ciibinbiwin
sysv_aa_2stage:ciibiwinnbiwin sysv_rk:ciibiwnbiwin sysv_rook:ciibinbiwin
sysvx:cciiribinriwiwwwwinn syswapr:cibiii sytd2:cibiwwwn sytf2:cibinn sytf2_rk:cibiwnn
sytf2_rook:cibinn sytrd:cibiwwwwin sytrd_2stage:ccibiwwwwiwin sytrd_sy2sb:ciibiwiwwin
sytrf:cibinwin sytrf_aa:cibinwin sytrf_aa_2stage:cibiwinnwin sytrf_rk:cibiwnwin
sytrf_rook:cibinwin sytri:cibinwn sytri2:cibinwin sytri2x:cibinwin sytri_3:cibirnwin
sytri_3x:cibirnwin sytri_rook:cibinwn sytrs:ciirinbin sytrs2:ciibinbiwn sytrs_3:ciirirnbin
sytrs_aa:ciirinbiwin sytrs_rook:ciirinbin tbcon:ccciiriwwnn tbrfs:ccciiiriririwwwnn
tbtrs:ccciiiribin tfsm:ccccciierbi tftri:cccibn tfttp:ccirwn tfttr:ccirwin tgevc:ccniriribibiinwn
tgex2:iiibibibibiiiiwin tgexc:iiibibibibinnwin tgsen:iiinibibiwwwbibinwwwwinin
tgsja:ccciiiiibibieewwbibibiwnn tgsna:ccniririririwwinwinn tgsy2:ciiiriribiriribiwbbnnn
tgsyl:ciiiriribiriribiwwwinn tpcon:cccirwwnn tplqt:iiiibibiwiwn tplqt2:iiibibiwin
tpmlqt:cciiiiiriribibiwn tpmqrt:cciiiiiriribibiwn tpqrt:iiiibibiwiwn tpqrt2:iiibibiwin
tprfb:cccciiiiriribibiwi tprfs:ccciirririwwwnn tptri:ccibn tptrs:ccciirbin tpttf:ccirwn
tpttr:cirwin trcon:ccciriwwnn trevc:ccniribibiinwn trevc3:ccniribibiinwin trexc:cibibinnwn
trrfs:ccciiriririwwwnn trsen:ccnibibiwwnwwwinin trsna:ccniriririwwinwinn trsyl:cciiiriribiwn
trsyl3:cciiiriribiwniwin trttf:cciriwn trttp:ciriwn tzrzf:iibiwwin
"""
_NORMS = """
langb:ciiiriw lange:ciiriw langt:cirrr lanhs:ciriw lansb:cciiriw lansf:cccirw lansp:ccirw
lanst:cirr lansy:cciriw lantb:ccciiriw lantp:cccirw lantr:ccciiriw
"""


def _rows(text: str) -> Mapping[str, str]:
    return dict(row.split(":") for row in text.split())


ROUTINES: Mapping[str, str] = _rows(_ROUTINES)
"""Letters of subroutines, by name."""

NORMS: Mapping[str, str] = _rows(_NORMS)
"""The same of functions whose result is a norm."""
