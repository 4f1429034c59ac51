/** The part of jstat that a test compares with; the package brings no types. */
declare module 'jstat' {
  const jstat: {
    erf(x: number): number;
    erfcinv(p: number): number;
    gammaln(x: number): number;
    ibeta(x: number, a: number, b: number): number;
    ibetainv(p: number, a: number, b: number): number;
  };
  export default jstat;
}
