import { PieceArt } from '@/components/art/piece-art'
import { StudioHero } from '@/components/studio/studio-hero'
import { BeingBuilt } from '@/components/tools/being-built'
import { Directory } from '@/components/tools/directory'
import { ToolsCall } from '@/components/tools/tools-call'
import { Questions } from '@/components/ui/questions'
import { toolLabels, toolNotice, toolsDirectory, toolsMeta, toolsQuestions } from '@/lib/content/tools'

export const metadata = { ...toolsMeta, alternates: { canonical: '/tools' } }

export default function ToolsPage() {
  return (
    <>
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
