import { notFound } from 'next/navigation'
import { PieceArt } from '@/components/art/piece-art'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { toolLabels, toolNotice, toolsDirectory } from '@/lib/content/tools'
import type { PostSummary } from '@/lib/posts/post'
import { findGroup } from '@/lib/tools/groups'
import { toolPath, toolsOfGroup } from '@/lib/tools/registry'
import type { Tool } from '@/lib/tools/types'
import { relatedPosts } from '@/lib/tools/related-posts'
import { BeingBuilt } from './being-built'
import { groupArt } from './group-art'
import { OtherGroups } from './other-groups'
import { PremiumBadge } from './premium-badge'
import { RelatedReading } from './related-reading'
import { ToolRelations } from './tool-relations'
import { ToolRows } from './tool-rows'

const POSTS_SHOWN = 3

/** The page of a tool that is being built: what it will do and for whom, and where to go meanwhile. */
export function ToolPage({ tool, posts }: { tool: Tool; posts: readonly PostSummary[] }) {
  const group = findGroup(tool.group)
  if (!group) notFound()
  const trail = [
    { label: toolsDirectory.title, href: '/tools' },
    { label: group.title, href: group.path },
  ]
  return (
    <>
      <PageJsonLd path={toolPath(tool)} />
      <StudioHero
        title={tool.name}
        text={tool.purpose}
        before={<Breadcrumbs trail={trail} current={tool.name} />}
        art={<PieceArt {...groupArt[group.id]} />}
      >
        {group.premium && <PremiumBadge className="mt-6" />}
        <BeingBuilt text={toolNotice.text} />
      </StudioHero>
      <section className="mt-20 grid gap-x-10 gap-y-4 md:grid-cols-[4fr_8fr]">
        <h2 className="text-h2">{toolLabels.about}</h2>
        <p className="max-w-[48ch] text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] leading-relaxed">{tool.about}</p>
      </section>
      <div className="mt-20 grid gap-x-14 gap-y-14 md:grid-cols-[7fr_5fr]">
        <ToolRelations tool={tool} />
        <RelatedReading posts={relatedPosts(posts, tool.relatedPosts, POSTS_SHOWN)} />
      </div>
      <section className="mt-20">
        <h2 className="text-h2">{toolLabels.sameGroup}</h2>
        <ToolRows tools={toolsOfGroup(group.id).filter(({ slug }) => slug !== tool.slug)} columns />
      </section>
      <OtherGroups than={group.id} />
    </>
  )
}
