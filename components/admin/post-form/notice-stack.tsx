import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'

type NoticeProps = { Icon: LucideIcon; border?: string; children: ReactNode; actions?: ReactNode }

export function Notice({ Icon, border = 'border', children, actions }: NoticeProps) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border-line bg-paper-sunk px-4 py-1 text-sm ${border}`}
    >
      <Icon className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 py-2">{children}</p>
      {actions}
    </div>
  )
}

export type StackedNotice = {
  key: string
  notice: ReactNode
  /** An error or a question to the editor, which is never folded. */
  isUrgent?: boolean
}

/** Notices above the text; several that are not urgent are folded to one line. */
export function NoticeStack({ notices: given }: { notices: readonly (StackedNotice | false)[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const notices = given.filter((notice) => notice !== false)
  const calm = notices.filter(({ isUrgent }) => !isUrgent)
  const isStacked = calm.length > 1
  const show = ({ key, notice }: StackedNotice) => <Fragment key={key}>{notice}</Fragment>
  return (
    <>
      {notices.filter(({ isUrgent }) => isUrgent).map(show)}
      {calm.length > 0 && (
        <details
          open={isOpen || !isStacked}
          // A single notice that has the focus stays open when another one appears.
          onFocus={() => {
            if (!isStacked) setIsOpen(true)
          }}
          className="group min-w-0"
        >
          <summary
            hidden={!isStacked}
            onClick={(event) => {
              event.preventDefault()
              setIsOpen((open) => !open)
            }}
            className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-xl border border-line bg-paper-sunk px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden [&[hidden]]:hidden"
          >
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
            <span role="status">{isStacked && `${calm.length} notices`}</span>
          </summary>
          <div className={`grid gap-2 ${isStacked ? 'mt-2' : ''}`}>{calm.map(show)}</div>
        </details>
      )}
    </>
  )
}
