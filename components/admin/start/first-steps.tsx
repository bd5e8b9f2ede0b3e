import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../shared/button-link'
import { Examples } from './examples'
import { type Holder, may, mayChange } from '@/lib/auth/rights'
import type { ExampleCounts } from '@/lib/examples/panel'
import { WRITE_FIRST_POST } from '@/lib/posts/admin/list-params'

type StepProps = { title: string; isDone: boolean; text: string; children: ReactNode }

function Step({ title, isDone, text, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-5">
      <Icon className={`mt-1 size-5 shrink-0 ${isDone ? 'text-herb' : 'text-ink-soft'}`} />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-display text-xl font-semibold">{title}</h2>
          <p className="text-sm text-ink-soft">{isDone ? 'Done' : 'To do'}</p>
        </div>
        <p className="max-w-prose text-ink-soft">{text}</p>
        <div className="flex flex-wrap items-start gap-3">{children}</div>
      </div>
    </li>
  )
}

type Props = {
  who: Holder
  siteName: string
  /** Whether the owner has given the site a name. */
  isNamed: boolean
  hasPosts: boolean
  /** Null for an account without the right to add and remove examples. */
  examples: ExampleCounts | null
}

function PostStep({ who, hasPosts, examples }: Pick<Props, 'who' | 'hasPosts' | 'examples'>) {
  return (
    <Step
      title="The first post"
      isDone={hasPosts}
      text={[
        may(who, 'import_export')
          ? 'Write it, or bring your posts from another site.'
          : 'It starts as a draft, which readers do not see.',
        examples &&
          'To look around first, add the example posts: they are published at once, and one button takes them away again.',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {mayChange(who, null) && (
        <ButtonLink href={WRITE_FIRST_POST} tone="primary">
          {hasPosts ? 'Write a post' : 'Write the first post'}
        </ButtonLink>
      )}
      {may(who, 'import_export') && <ButtonLink href="/admin/import">Import my site</ButtonLink>}
      {examples && <Examples hasPosts={hasPosts} {...examples} />}
    </Step>
  )
}

/** The first steps of an owner, in order. An account sees only the steps that it has the rights for. */
export function FirstSteps({ who, siteName, isNamed, ...posts }: Props) {
  return (
    <ol aria-label="Steps" className="border-t border-line">
      <Step
        title="A password of your own"
        isDone
        text={`You are signed in as ${who.username}. A password that others may know is changed on the page of your account.`}
      >
        <ButtonLink href="/admin/account" tone="quiet" className="-ml-4">
          Your account
        </ButtonLink>
      </Step>
      {may(who, 'settings') && (
        <Step
          title="The name of the site"
          isDone={isNamed}
          text={
            isNamed
              ? `The site is called ${siteName}. Contact, company and colours stand beside the name.`
              : `It is called ${siteName} until you name it. Contact, company and colours stand beside the name, as placeholders.`
          }
        >
          <ButtonLink href="/admin/settings" tone={isNamed ? 'quiet' : 'secondary'} className={isNamed ? '-ml-4' : ''}>
            Open the settings
          </ButtonLink>
        </Step>
      )}
      {(mayChange(who, null) || may(who, 'import_export')) && <PostStep who={who} {...posts} />}
    </ol>
  )
}
