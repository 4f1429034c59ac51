/** The part of jstat that we use; the package brings no types. */
declare module 'jstat' {
  const jstat: {
    normal: {
      cdf(x: number, mean: number, sd: number): number;
      inv(p: number, mean: number, sd: number): number;
    };
    centralF: {
      inv(p: number, freedom1: number, freedom2: number): number;
    };
    gammaln(x: number): number;
    studentt: {
      cdf(x: number, freedom: number): number;
      inv(p: number, freedom: number): number;
    };
  };
  export default jstat;
}
