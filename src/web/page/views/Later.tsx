/** A view that is loaded when it is first shown. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps<P> {
  load(): Promise<ComponentType<P>>;
  readonly props: P;
}

export function Later<P extends object>({ load, props }: LaterProps<P>): JSX.Element {
  // In an object: a component is a function, and a function would be taken for a change of state.
  const [loaded, setLoaded] = useState<{ readonly View: ComponentType<P> }>();
  useEffect(() => {
    let isCurrent = true;
    void load().then((View) => isCurrent && setLoaded({ View }));
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded ? <loaded.View {...props} /> : <main class="home" aria-busy="true" />;
}
