/** A trace, drawn along the time or as a list. */
import { Segments } from '../../kit/button.js';
import { Failure } from '../../kit/state.js';
import { SkipButton, useAdvance } from '../advance.js';
import { hrefWith, navigate, place } from '../router.js';
import { Causes } from './causes.js';
import type { Line } from './line.js';
import { Waterfall } from './waterfall.js';

/** The way it is shown is kept in the address. */
export function Trace({ line }: { line: Line }) {
  const listed = place.value.query.view === 'list';
  const advance = useAdvance();
  const next = line.entries.find(({ kind }) => kind === 'retry');
  return (
    <>
      <div class="line trace-head">
        <Segments
          label="How it is shown"
          value={listed ? 'list' : 'waterfall'}
          of={{ waterfall: { text: 'Waterfall' }, list: { text: 'List' } }}
          onChoose={(view) => navigate(hrefWith({ view: view === 'list' ? view : undefined }), { replace: true })}
        />
        {next && (
          <span class="to-end">
            <SkipButton advance={advance} next={next.at}>
              {`Skip to ${next.title.replace(' is due.', '').toLowerCase()}`}
            </SkipButton>
          </span>
        )}
      </div>
      {advance.failure && <Failure error={advance.failure} />}
      {listed || line.entries.length === 0 ? <Causes line={line} /> : <Waterfall line={line} />}
      {!line.complete && <p class="footnote">There is more than fits here; these are the first entries.</p>}
    </>
  );
}
