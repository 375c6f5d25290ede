/** Options in YAML files: the configuration file and profile files. Loaded only when there is such a file, because YAML costs start-up time. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, type YAMLMap } from 'yaml';
import { parseYaml } from '../scenarios/document.js';
import { didYouMean } from '../words/nearest.js';
import { type Entry, emptyLayer, type Layer, optionName } from './sources.js';
import { OPTIONS, SETTING_OPTIONS } from './table.js';

const SETTING_KEYS = [...SETTING_OPTIONS.keys()];
/** A configuration file cannot name another one. */
const OPTION_KEYS = [...OPTIONS.keys()].filter((name) => name !== 'config');

/** The text as it stands, so that long numbers keep their digits; null for what is not one value. */
function textOf(node: Node | null): string | null {
  if (!isScalar(node) || node.value === null) return null;
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}

class FileReader {
  readonly layer: Layer = emptyLayer();
  private readonly lines = new LineCounter();
  private readonly document;

  constructor(
    private readonly file: string,
    text: string,
    private readonly folder: string,
    private readonly kind: 'configuration' | 'profile',
  ) {
    this.document = parseYaml(text, this.lines);
  }

  read(): Layer {
    const { errors, contents } = this.document;
    for (const error of errors) this.issue(error.pos[0], `is not YAML: ${error.message.split('\n')[0]}.`);
    if (errors.length > 0 || contents === null || (isScalar(contents) && contents.value === null)) return this.layer;
    if (isMap(contents)) {
      this.readMap(contents, this.layer.entries, this.kind === 'profile' ? SETTING_KEYS : OPTION_KEYS);
    } else {
      const example = this.kind === 'profile' ? 'auth: signed' : 'port: 4020';
      this.issue(0, `must consist of lines "option: value", such as ${example}.`);
    }
    return this.layer;
  }

  private at(offset: number): string {
    const { line, col } = this.lines.linePos(offset);
    return `${this.file}:${line}:${col}`;
  }

  private issue(offset: number, message: string): void {
    this.layer.issues.push({ where: this.at(offset), message });
  }

  private resolved(node: unknown): Node | null {
    return ((isAlias(node) ? node.resolve(this.document) : node) ?? null) as Node | null;
  }

  private readMap(map: YAMLMap, into: Entry[], known: readonly string[]): void {
    const seen = new Set<string>();
    for (const pair of map.items) this.readPair(pair, into, known, seen);
  }

  private readPair({ key, value }: Pair, into: Entry[], known: readonly string[], seen: Set<string>): void {
    const offset = (key as Node).range?.[0] ?? 0;
    const written = textOf(this.resolved(key)) ?? '';
    const name = optionName(written);
    const node = this.resolved(value);
    if (!known.includes(name)) {
      const what = known === SETTING_KEYS ? 'a setting' : 'an option';
      this.issue(offset, `"${written}" is not ${what}.${didYouMean(name, known)}`);
    } else if (seen.has(name)) {
      this.issue(offset, `"${written}" stands twice, in two spellings; keep one.`);
    } else if (isMap(node) && name === 'profile') {
      this.readMap(node, this.layer.profile, SETTING_KEYS);
    } else {
      const texts = isSeq(node) ? node.items.map((item) => textOf(this.resolved(item))) : [textOf(node)];
      if (texts.includes(null)) this.issue(offset, `"${written}" needs a value: a text, a number, or a list of them.`);
      else into.push({ name, texts: texts as string[], where: this.at(offset), folder: this.folder });
    }
    seen.add(name);
  }
}

/**
 * Reads a configuration file (all options) or a profile file (settings only), with line and column of everything.
 * @param file what the file is called in messages
 * @param folder the folder that its paths start from
 */
export function fileLayer(file: string, text: string, folder: string, kind: 'configuration' | 'profile'): Layer {
  return new FileReader(file, text, folder, kind).read();
}
