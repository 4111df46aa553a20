// The decisions of this game that may be answered once for all.
export const standing: readonly string[] = ['shield', 'reveal'];
