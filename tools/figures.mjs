/** Figures of many figures. */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** What a share of the values stays within. @param {readonly number[]} values */
export const within = (values, share) => Float64Array.from(values).sort()[Math.floor((values.length - 1) * share)];

/** The slope of the line that fits points best. @param {readonly (readonly [number, number])[]} points */
export function leastSquares(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x_mean = mean(points.map(([x]) => x));
  const y_mean = mean(points.map(([, y]) => y));
  const above = points.reduce((sum, [x, y]) => sum + (x - x_mean) * (y - y_mean), 0);
  return above / points.reduce((sum, [x]) => sum + (x - x_mean) ** 2, 0);
}
