/** The slope of the line that fits points best. @param {readonly (readonly [number, number])[]} points */
export function leastSquares(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x_mean = mean(points.map(([x]) => x));
  const y_mean = mean(points.map(([, y]) => y));
  const above = points.reduce((sum, [x, y]) => sum + (x - x_mean) * (y - y_mean), 0);
  return above / points.reduce((sum, [x]) => sum + (x - x_mean) ** 2, 0);
}
