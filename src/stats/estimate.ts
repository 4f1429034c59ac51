/** An estimate with its 95 % interval; what is not known (no games yet, an end without bound) is null, as in JSON. */
export interface Estimate {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}
