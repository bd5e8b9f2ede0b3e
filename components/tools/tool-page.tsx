import { notFound } from 'next/navigation'
import { PageJsonLd } from '@/components/site/json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Questions } from '@/components/ui/questions'
import { formNotes, toolLabels, toolsDirectory } from '@/lib/content/tools'
import type { PostSummary } from '@/lib/posts/post'
import { findGroup, type FormValues, type Tool, toolPath } from '@site/tools'
import { ToolPanelOf } from '@site/tools/panel'
import { textsOf } from '@site/tools/texts'
import { PremiumBadge } from './premium-badge'
import { ToolArt } from './tool-art'
import { ToolEnding } from './tool-ending'
import { CheckedOn, ToolWords } from './tool-words'
import { ToolsCall } from './tools-call'

type Props = {
  tool: Tool
  posts: readonly PostSummary[]
  /** The values of a plain GET form, on the page with its result. */
  initial?: FormValues | undefined
}

/** Says where typed values are sent, with and without JavaScript. */
function Privacy({ tool, isAnswer }: { tool: Tool; isAnswer: boolean }) {
  const isForm = tool.noScript === 'form'
  return (
    <div className="mt-10 mb-3 text-sm font-medium">
      <p className={isForm ? 'noscript:hidden' : ''}>{toolLabels.privacy}</p>
      <noscript>
        <p>{isForm ? formNotes.ahead : formNotes.browser}</p>
      </noscript>
      {isAnswer && <p>{formNotes.after}</p>}
    </div>
  )
}

/** The page of a tool: its purpose, the tool, how it works, its limits, and links. */
export function ToolPage({ tool, posts, initial }: Props) {
  const group = findGroup(tool.group)
  if (!group) notFound()
  const trail = [
    { label: 'Home', href: '/' },
    { label: toolsDirectory.title, href: '/tools' },
    { label: group.title, href: group.path },
  ]
  const isForm = tool.noScript === 'form'
  const texts = textsOf(tool)
  const questions = Object.entries(texts.questions).map(([question, answer]) => ({ question, answer }))
  return (
    <>
      <PageJsonLd path={toolPath(tool)} />
      <StudioHero
        title={tool.name}
        text={tool.purpose}
        before={<Breadcrumbs trail={trail} current={tool.name} />}
        art={<ToolArt tool={tool} />}
        isLow
      >
        {group.premium && <PremiumBadge className="mt-6" />}
      </StudioHero>
      <Privacy tool={tool} isAnswer={initial !== undefined} />
      <ToolPanelOf
        group={tool.group}
        slug={tool.slug}
        {...(isForm && { getAction: toolPath(tool) })}
        {...(initial && { initial })}
      />
      <ToolWords texts={texts} />
      <Questions title={toolLabels.questions} questions={questions} />
      <CheckedOn texts={texts} />
      <ToolEnding texts={texts} posts={posts} />
      <ToolsCall />
    </>
  )
}
