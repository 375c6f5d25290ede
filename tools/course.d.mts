/** One call of the course: method, path, body and further headers. It gives the JSON of the answer. */
type CourseCall = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<{ id: string }>;

/** Makes all calls of the determinism course. */
export function runCourse(call: CourseCall): Promise<void>;
