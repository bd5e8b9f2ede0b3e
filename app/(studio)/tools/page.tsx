import { PieceArt } from '@/components/art/piece-art'
import { StudioHero } from '@/components/studio/studio-hero'
import { BeingBuilt } from '@/components/tools/being-built'
import { Directory } from '@/components/tools/directory'
import { ToolsCall } from '@/components/tools/tools-call'
import { Questions } from '@/components/ui/questions'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { toolLabels, toolNotice, toolsDirectory, toolsQuestions } from '@/lib/content/tools'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/tools')

export default function ToolsPage() {
  return (
    <>
      <PageJsonLd path="/tools" />
      <StudioHero title={toolsDirectory.title} text={toolsDirectory.intro} art={<PieceArt name="cog" />}>
        <BeingBuilt text={toolNotice.directoryText} />
      </StudioHero>
      <div className="mt-20">
        <Directory />
      </div>
      <Questions title={toolLabels.questions} questions={toolsQuestions} />
      <ToolsCall />
    </>
  )
}
