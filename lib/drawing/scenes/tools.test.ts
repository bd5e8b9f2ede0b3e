import { describe, expect, it } from 'vitest'
import { groupIds, tools, toolsOfGroup } from '@site/tools'
import { directoryScene, groupScenes, toolScene } from './tools'

const told = (value: unknown) => JSON.stringify(value)

describe('drawings of the tools', () => {
  it('are one a group', () => {
    expect(new Set(groupIds.map((id) => told(groupScenes[id]))).size).toBe(groupIds.length)
    expect(directoryScene.length).toBeGreaterThan(1)
  })

  it('tell the tools of a group from each other', () => {
    for (const id of groupIds) {
      const scenes = toolsOfGroup(id).map(({ slug }) => told(toolScene(id, slug)))
      expect(new Set(scenes).size, id).toBe(scenes.length)
    }
  })

  it('hold one piece or two, and no food', () => {
    const food = /bread|cup|plate|apple|carrot/
    for (const { group, slug } of tools) {
      const scene = toolScene(group, slug) ?? []
      expect(scene.length, slug).toBeLessThanOrEqual(2)
      expect(scene.flatMap((item) => (item.kind === 'piece' ? item.piece : [])).join(' '), slug).not.toMatch(food)
    }
  })
})
