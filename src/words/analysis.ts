/** Sentences about a search, wherever it is shown. */

/** Said of a search that did not use up its budget. */
export const OUT_OF_MEMORY = 'The search ended early: there is no more memory for its tree.';
