/** What Vega exports but leaves out of its types. */
import 'vega';

declare module 'vega' {
  /** How wide texts are taken to be when a figure is laid out. */
  export const textMetrics: {
    width: (item: { readonly fontSize?: number }, text: string | number | null | undefined) => number;
  };
}
