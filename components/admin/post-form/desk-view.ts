import { useSyncExternalStore } from 'react'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

export const DRAWER_TABS = ['post', 'recipe', 'pictures', 'search', 'outline'] as const
export type DrawerTab = (typeof DRAWER_TABS)[number]

/** What a telephone shows: one thing at a time. */
export type Pane = 'write' | 'preview' | 'settings'

type DeskView = {
  /** Beside the text, where there is room for it. */
  drawer: boolean
  preview: boolean
  tab: DrawerTab
  pane: Pane
  /** Nothing but the bar and the text. */
  isFull: boolean
  /** The list of all keys is open. */
  hasKeys: boolean
}

const INITIAL: DeskView = { drawer: true, preview: false, tab: 'post', pane: 'write', isFull: false, hasKeys: false }

/** Text, preview and drawer fit beside each other from here; text and drawer from the second. */
const ROOM_FOR_ALL = '(min-width: 90rem)'
const ROOM_FOR_TWO = '(min-width: 64rem)'

const STORAGE_KEY = 'flavorcraft:desk-view'

/** Drawer, preview and tab are as they were the last time, in this browser. */
function remembered(): DeskView {
  try {
    const { drawer, preview, tab } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return {
      ...INITIAL,
      ...(typeof drawer === 'boolean' && { drawer }),
      ...(typeof preview === 'boolean' && { preview }),
      ...(DRAWER_TABS.includes(tab) && { tab }),
    }
  } catch {
    return INITIAL
  }
}

let current: DeskView | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const get = (): DeskView => (current ??= remembered())

function set(change: Partial<DeskView>) {
  current = { ...get(), ...change }
  const { drawer, preview, tab } = current
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ drawer, preview, tab }))
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
  for (const listener of listeners) listener()
}

const hasRoom = (query: string) => typeof window === 'undefined' || matchMedia(query).matches

/** Opens a tab of the drawer, wherever the drawer is. */
export const openTab = (tab: DrawerTab) =>
  set({ tab, drawer: true, pane: 'settings', isFull: false, ...(!hasRoom(ROOM_FOR_ALL) && { preview: false }) })

const TAB_OF: Record<Exclude<keyof PostFormValues, 'title' | 'content' | 'intent'>, DrawerTab> = {
  postType: 'post',
  author: 'post',
  slug: 'post',
  publishAt: 'post',
  unpublishAt: 'post',
  tags: 'post',
  labels: 'recipe',
  metaTitle: 'post',
  metaDescription: 'post',
  images: 'pictures',
}

/** Brings the first of these fields into sight, so that it can take the focus. Title and text come before all others. */
export function revealField(names: readonly string[]): void {
  if (names.some((name) => name === 'title' || name === 'content')) return set({ pane: 'write' })
  for (const [name, tab] of Object.entries(TAB_OF)) if (names.includes(name)) return openTab(tab)
}

export const deskView = {
  show: (pane: Pane) => set({ pane }),
  closeDrawer: () => set({ drawer: false, pane: 'write' }),
  toggleDrawer() {
    const { drawer, isFull } = get()
    if (!drawer || isFull) openTab(get().tab)
    else set({ drawer: false })
  },
  togglePreview() {
    const isShown = get().preview && (hasRoom(ROOM_FOR_ALL) || !get().drawer)
    set({ preview: !isShown, ...(!hasRoom(ROOM_FOR_ALL) && !isShown && { drawer: false }) })
  },
  setKeys: (hasKeys: boolean) => set({ hasKeys }),
  toggleFull: () => set({ isFull: !get().isFull }),
}

function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** What of the desk is to be seen. */
export function useDeskView() {
  const { drawer, preview, tab, pane, isFull, hasKeys } = useSyncExternalStore(subscribe, get, () => INITIAL)
  const hasRoomForAll = useMedia(ROOM_FOR_ALL, false)
  const hasRoomForTwo = useMedia(ROOM_FOR_TWO, true)
  const isDrawer = drawer && !isFull
  const isPreview = preview && (hasRoomForAll || !isDrawer)
  return {
    tab,
    pane,
    isFull,
    hasKeys,
    drawer: isDrawer,
    /** A telephone that shows something else need not draw it. */
    preview: hasRoomForTwo ? isPreview : pane === 'preview',
    hasRoomForTwo,
    // Both widths at once, so that the server's page is right at any.
    shownIf: {
      text: pane === 'write' ? '' : 'max-lg:hidden',
      drawer: `${pane === 'settings' ? '' : 'max-lg:hidden'} ${isDrawer ? '' : 'lg:hidden'}`,
    },
  }
}
