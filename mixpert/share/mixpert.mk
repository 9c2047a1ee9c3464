# include $(shell mixpert-config --prefix)/share/mixpert.mk
# Put $(MIXPERT) in front of each line that compiles, and $(MIXPERT_LIBS) behind the one that links.
# MIXPERT_FLAGS takes --plan FILE, --gpu-arch ARCHS and --remarks.
MIXPERT = mixpert-cc $(MIXPERT_FLAGS) --
MIXPERT_LIBS := $(shell mixpert-config --libs)
