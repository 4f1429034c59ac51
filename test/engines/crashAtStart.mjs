/** Ends before it says a word. */
throw new Error('no weights to load');
