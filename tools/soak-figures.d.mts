/** The slope of the line that fits points best. */
export function leastSquares(points: readonly (readonly [number, number])[]): number;
