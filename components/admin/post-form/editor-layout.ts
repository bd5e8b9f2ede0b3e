import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { Store } from '@/lib/store'
import { storedValue } from '@/lib/stored-value'

const DRAWER_TABS = ['post', 'recipe', 'pictures', 'search', 'outline', 'review'] as const
export type DrawerTab = (typeof DRAWER_TABS)[number]

/** The views of a telephone, one at a time. */
export type Pane = 'write' | 'preview' | 'settings'

type Layout = {
  /** Open beside the text, on screens with room for it. */
  drawer: boolean
  preview: boolean
  tab: DrawerTab
  pane: Pane
  /** Full screen: the bar and the text only. */
  isFull: boolean
  hasKeys: boolean
}

const INITIAL: Layout = { drawer: true, preview: false, tab: 'post', pane: 'write', isFull: false, hasKeys: false }

/** Text, preview and drawer fit side by side from the first width; text and drawer from the second. */
const ROOM_FOR_ALL = '(min-width: 90rem)'
const ROOM_FOR_TWO = '(min-width: 64rem)'
/** In a smaller window, the structure helper of an empty page would cover the title and the text. */
const ROOM_FOR_HELPER = '(min-width: 40rem) and (min-height: 37.5rem)'

/** The browser stores drawer, preview and tab for the next visit. */
const kept = storedValue('flavorcraft:editor-layout')
const keptSchema = z.object({ drawer: z.boolean(), preview: z.boolean(), tab: z.enum(DRAWER_TABS) })

function readKept(): Partial<Layout> {
  try {
    return keptSchema.parse(JSON.parse(kept.get() ?? ''))
  } catch {
    return {}
  }
}

const store = new Store<Layout>({ ...INITIAL, ...readKept() })
const get = store.getState

function set(change: Partial<Layout>) {
  store.set(change)
  const { drawer, preview, tab } = get()
  kept.set(JSON.stringify({ drawer, preview, tab }))
}

const hasRoomForAll = () => matchMedia(ROOM_FOR_ALL).matches

/** Opens a tab of the drawer, at any width. */
export const openTab = (tab: DrawerTab) =>
  set({ tab, drawer: true, pane: 'settings', isFull: false, ...(!hasRoomForAll() && { preview: false }) })

/** The tabs of fields that are not in the first tab. */
const TAB_OF: Readonly<Record<string, DrawerTab>> = { labels: 'recipe', images: 'pictures' }

/** Shows the pane or tab of the first of these fields, so that it can take the focus. Title and text come first. */
export function revealField(names: readonly string[]): void {
  if (names.some((name) => name === 'title' || name === 'content')) return set({ pane: 'write' })
  const tab = DRAWER_TABS.find((one) => names.some((name) => (TAB_OF[name] ?? 'post') === one))
  if (tab) openTab(tab)
}

export const editorLayout = {
  show: (pane: Pane) => set({ pane }),
  closeDrawer: () => set({ drawer: false, pane: 'write' }),
  toggleDrawer() {
    const { drawer, isFull, tab } = get()
    if (!drawer || isFull) openTab(tab)
    else set({ drawer: false })
  },
  togglePreview() {
    const { preview, drawer } = get()
    const isShown = preview && (hasRoomForAll() || !drawer)
    set({ preview: !isShown, ...(!hasRoomForAll() && !isShown && { drawer: false }) })
  },
  setKeys: (hasKeys: boolean) => set({ hasKeys }),
  toggleFull: () => set({ isFull: !get().isFull }),
}

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

export function useEditorLayout() {
  const { drawer, preview, tab, pane, isFull, hasKeys } = useSyncExternalStore(store.subscribe, get)
  const hasRoomForAll = useMedia(ROOM_FOR_ALL)
  const hasRoomForTwo = useMedia(ROOM_FOR_TWO)
  const hasRoomForHelper = useMedia(ROOM_FOR_HELPER)
  const isDrawer = drawer && !isFull
  return {
    tab,
    pane,
    isFull,
    hasKeys,
    drawer: hasRoomForTwo ? isDrawer : pane === 'settings',
    preview: hasRoomForTwo ? preview && (hasRoomForAll || !isDrawer) : pane === 'preview',
    text: hasRoomForTwo || pane === 'write',
    hasRoomForHelper,
  }
}
