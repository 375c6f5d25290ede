/** What led to what. */
import type { ControlHandler } from '../../contract/types.js';
import { findCourse } from '../course.js';
import type { ControlContext } from '../host.js';
import { causalLine } from '../shapes/causal-timeline.js';

export const getTimeline: ControlHandler<'getTimeline', ControlContext> = ({ path }, { world }) => ({
  status: 200,
  body: { id: path.id, ...causalLine(world, findCourse(world, path.id)) },
});
