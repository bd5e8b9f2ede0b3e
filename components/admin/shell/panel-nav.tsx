'use client'

import {
  CalendarDays,
  CornerUpRight,
  FileInput,
  FileOutput,
  Images,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  PanelLeft,
  PenLine,
  Radio,
  ScrollText,
  Search,
  Settings,
  Tags,
  Trash2,
  UserCog,
  Users,
} from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { PanelEntry } from './command-palette'
import { foldSidebar, useIsEditor, useIsFolded } from './panel-frame'
import { Link } from '@/components/ui/link'
import { may, type Right } from '@/lib/auth/rights'

/** The facts that decide which entries are shown, and the numbers beside them. */
export type NavFacts = { unread: number; reviews: number; hasNotifications: boolean; rights: readonly Right[] }

type Page = PanelEntry & {
  /** The page is shown to accounts with one of these rights; by default to all. */
  rights?: readonly Right[]
  isShown?: (facts: NavFacts) => boolean
}

type Entry = Page & {
  Icon: LucideIcon
  /** The number beside the entry, and what it counts. */
  count?: { of: 'unread' | 'reviews'; word: string }
}

/** The entries of the navigation, in order. Add a new page here. */
const ENTRIES: readonly Entry[] = [
  { href: '/admin/blog', label: 'Publish', Icon: PenLine, rights: ['write_own', 'edit_all'] },
  { href: '/admin/posts', label: 'Posts', Icon: Newspaper },
  {
    href: '/admin/review',
    label: 'Review',
    Icon: MessageSquareText,
    // A reply can wait for an account that neither submits nor reviews.
    isShown: (facts) => facts.reviews > 0 || may(facts, 'review') || may(facts, 'submit'),
    count: { of: 'reviews', word: 'waiting' },
  },
  { href: '/admin/calendar', label: 'Calendar', Icon: CalendarDays },
  { href: '/admin/pictures', label: 'Pictures', Icon: Images, rights: ['pictures'] },
  { href: '/admin/authors', label: 'Authors', Icon: Users, rights: ['edit_all'] },
  { href: '/admin/tags', label: 'Tags', Icon: Tags, rights: ['publish_all'] },
  {
    href: '/admin/messages',
    label: 'Messages',
    Icon: Inbox,
    rights: ['messages'],
    count: { of: 'unread', word: 'unread' },
  },
  { href: '/admin/search', label: 'Search', Icon: Search, rights: ['edit_all'] },
  { href: '/admin/redirects', label: 'Redirects', Icon: CornerUpRight, rights: ['redirects'] },
  { href: '/admin/bin', label: 'Bin', Icon: Trash2 },
  { href: '/admin/import', label: 'Import', Icon: FileInput, rights: ['import_export'] },
  { href: '/admin/export', label: 'Export', Icon: FileOutput, rights: ['import_export'] },
  { href: '/admin/notices', label: 'Notices', Icon: Radio, isShown: ({ hasNotifications }) => hasNotifications },
  { href: '/admin/team', label: 'Team', Icon: UserCog, rights: ['team'] },
  { href: '/admin/log', label: 'Log', Icon: ScrollText, rights: ['log'] },
  { href: '/admin/settings', label: 'Settings', Icon: Settings, rights: ['settings'] },
]

/** Pages without an entry, reached from other pages. */
const FURTHER_PAGES: readonly Page[] = [
  { href: '/admin/start', label: 'First steps' },
  { href: '/admin/authors/new', label: 'New author', rights: ['edit_all'] },
  { href: '/admin/blocks', label: 'Text blocks', rights: ['publish_all'] },
  { href: '/admin/messages/replies', label: 'Saved replies', rights: ['messages'] },
  { href: '/admin/account', label: 'Account' },
]

const isShownTo =
  (facts: NavFacts) =>
  ({ rights, isShown }: Page): boolean =>
    (isShown?.(facts) ?? true) && (rights?.some((right) => may(facts, right)) ?? true)

/** All pages that this session can see. */
export const shownPages = (facts: NavFacts): readonly PanelEntry[] =>
  [...ENTRIES, ...FURTHER_PAGES].filter(isShownTo(facts))

/** `isCorner`: shown on the icon, where there is no label to be beside. */
function Count({ count, word, isCorner }: { count: number; word: string; isCorner: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={`${isCorner ? 'absolute top-0 right-0' : 'ml-auto'} rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-accent-ink tabular-nums`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {word}</span>
    </span>
  )
}

/** The column stays in view beside a long page, and scrolls by itself where the window is too low for it. */
const STAYS = 'lg:sticky lg:top-2 lg:max-h-[calc(100dvh-1rem)] lg:overflow-y-auto'

const looks = {
  page: {
    nav: 'border-b px-3 py-1 lg:border-r lg:border-b-0 lg:py-2',
    list: `${STAYS} lg:[scrollbar-width:thin]`,
    link: 'gap-2 px-2 max-[400px]:group-data-full:px-1.5 sm:px-3',
    icon: 'hidden sm:block',
    word: '',
  },
  editor: {
    nav: 'min-h-0 overflow-y-auto border-r px-1.5 py-2 [scrollbar-width:none] max-lg:hidden',
    list: '',
    link: 'relative w-11 justify-center',
    icon: '',
    word: 'sr-only',
  },
  // Icons only on wide screens; on narrow ones the navigation is a row of words.
  folded: {
    nav: 'border-b px-3 py-1 lg:border-r lg:border-b-0 lg:px-1.5 lg:py-2',
    list: `${STAYS} lg:[scrollbar-width:none]`,
    link: 'relative gap-2 px-2 max-[400px]:group-data-full:px-1.5 sm:px-3 lg:w-11 lg:justify-center lg:px-0',
    icon: 'hidden sm:block',
    word: 'lg:sr-only',
  },
} as const

/** The navigation of the panel: a column on wide screens, a row on narrow ones, icons beside the editor. */
export function PanelNav(facts: NavFacts) {
  const pathname = usePathname()
  const isEditor = useIsEditor()
  const isFolded = useIsFolded()
  const look = isEditor ? 'editor' : isFolded ? 'folded' : 'page'
  const styles = looks[look]
  const isIcons = look !== 'page'
  const shown = ENTRIES.filter(isShownTo(facts))
  const listRef = useRef<HTMLUListElement>(null)
  const hasLoaded = useRef(false)
  useEffect(() => {
    const list = listRef.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    // A list that the editor scrolled while the page loaded stays there, or a press would miss its link.
    const isScrolled = !hasLoaded.current && list && list.scrollLeft + list.scrollTop > 0
    hasLoaded.current = true
    // Scroll the row or the column so that the current entry is visible.
    if (list && current && !isScrolled)
      list.scrollTo(current.offsetLeft - list.clientWidth / 3, current.offsetTop - list.clientHeight / 2)
  }, [pathname])
  return (
    <nav aria-label="Panel" className={`border-line bg-paper-sunk ${styles.nav}`}>
      <ul
        data-full={shown.length > 4 || undefined}
        ref={listRef}
        className={`group flex gap-1 max-lg:slide-row max-[400px]:data-full:gap-0 lg:grid lg:gap-0 ${styles.list}`}
      >
        {shown.map(({ href, label, Icon, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              {...(isIcons && { title: label })}
              aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined}
              className={`flex min-h-11 items-center rounded-lg text-sm font-semibold text-ink-soft focus-inset hover:text-ink aria-[current]:bg-paper-raised aria-[current]:text-ink ${styles.link}`}
            >
              <Icon className={`size-4 ${styles.icon}`} />
              <span className={styles.word}>{label}</span>
              {count && <Count count={facts[count.of]} word={count.word} isCorner={isIcons} />}
            </Link>
          </li>
        ))}
        {!isEditor && (
          <li className="max-lg:hidden">
            <button
              type="button"
              aria-pressed={isFolded}
              title={isFolded ? 'Show the names' : 'Icons only'}
              onClick={() => foldSidebar(!isFolded)}
              className={`flex min-h-11 w-full items-center rounded-lg text-sm text-ink-soft focus-inset hover:text-ink ${isFolded ? 'justify-center' : 'gap-2 px-3'}`}
            >
              <PanelLeft className="size-4" />
              <span className={isFolded ? 'sr-only' : ''}>Icons only</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
