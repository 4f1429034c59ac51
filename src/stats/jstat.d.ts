/** The part of jstat that we use; the package brings no types. */
declare module 'jstat' {
  const jstat: {
    studentt: { inv(p: number, freedom: number): number };
  };
  export default jstat;
}
