/** An overlay as it is written, by the name of its file. */
export interface Overlay {
  readonly name: string;
  readonly document: {
    readonly 'x-tenderbox-when': Readonly<Record<string, string>>;
    readonly actions: readonly { readonly target: string; readonly update?: object; readonly remove?: true }[];
  };
}
/** Every overlay of openapi/overlays; those that build on fewer settings come first. */
export function readOverlays(): Promise<Overlay[]>;
/** Applies an overlay as the specification says, in place; answers its steps with resolved places. */
export function applyOverlay(base: object, overlay: Overlay): object[];
