export { FIT, type FitSettings, type Fitted, fit } from './fit.ts';
export { Samples } from './samples.ts';
