export type Figures<Figure> = Record<string, Figure[]>;

export function median(values: readonly number[]): number;
export function inTurns<Server, Figure>(
  servers: Readonly<Record<string, Server>>,
  work: (server: Server, name: string) => Figure | Promise<Figure>,
  rounds: number,
): Promise<Figures<Figure>>;
export function medianRatio<Figure>(
  figures: Readonly<Figures<Figure>>,
  name: string,
  other: string,
  costOf: (figure: Figure) => number,
): number;
