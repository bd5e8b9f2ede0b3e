import { PageJsonLd } from '@/components/site/json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Questions } from '@/components/ui/questions'
import { toolLabels, toolsDirectory, toolsQuestions } from '@/lib/content/tools'
import { tools } from '@site/tools'
import { Directory } from './directory'
import { DirectoryArt } from './tool-art'
import { ToolsCall } from './tools-call'

/** The directory of all tools; `query` is what its filter was asked without a script. */
export function DirectoryPage({ query = '' }: { query?: string }) {
  return (
    <>
      <PageJsonLd path="/tools" />
      <StudioHero title={toolsDirectory.title} text={toolsDirectory.intro(tools.length)} art={<DirectoryArt />} />
      <div className="mt-20">
        <Directory query={query} />
      </div>
      <Questions title={toolLabels.questions} questions={toolsQuestions} />
      <ToolsCall />
    </>
  )
}
