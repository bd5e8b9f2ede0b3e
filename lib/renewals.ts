/*
 * How often something that pages show was renewed, in this process. The store of finished pages tells; the front of
 * `npm start`, which keeps answers for a moment, asks. On the process itself, since the two are loaded by different loaders.
 */
const COUNT = Symbol.for('flavorcraft.renewals')

const held = globalThis as { [COUNT]?: number }

export const renewals = {
  count: (): number => held[COUNT] ?? 0,
  note(): void {
    held[COUNT] = renewals.count() + 1
  },
}
