/** Who looks at positions: one agent or two side by side, and whether at the threats. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { keyHint } from '../state/shortcuts.ts';
import { SpecField } from './SpecField.tsx';

export function AnalystFields({ app }: ViewProps): JSX.Element | null {
  const { session, analyst } = app;
  const info = session.open.value?.info;
  if (!info) return null;
  const second = analyst.second.value;
  return (
    <details class="analyst">
      <summary>Who looks</summary>
      <SpecField
        app={app}
        label="Agent"
        value={analyst.first.value === '' ? info.analyst : analyst.first.value}
        onCommit={(spec) => {
          analyst.first.value = spec;
        }}
      />
      {second !== undefined && (
        <SpecField
          app={app}
          label="Second agent"
          value={second}
          onCommit={(spec) => {
            analyst.second.value = spec;
          }}
        />
      )}
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            analyst.second.value = second === undefined ? 'uct' : undefined;
          }}
        >
          {second === undefined ? 'Add a second agent' : 'One agent'}
        </button>
        {info.hasThreats && (
          <label class="switch" title={keyHint('threat').title}>
            <input
              type="checkbox"
              role="switch"
              checked={analyst.isThreat.value}
              onChange={(event) => {
                analyst.isThreat.value = event.currentTarget.checked;
              }}
            />
            <span>Threats</span>
          </label>
        )}
      </div>
    </details>
  );
}
