/** Loaded by `node --import` into a process and its threads: they see a container of 250 MB. */
process.constrainedMemory = () => 250_000_000;
