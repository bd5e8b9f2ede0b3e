import { describe, expect, it } from 'vitest'
import { searchWordsOf, wantsOf } from './jobs.ts'
import { tools } from './registry.ts'

const wants = tools.flatMap(wantsOf)

describe('the jobs of the tools', () => {
  it('are there for each tool, each told once', () => {
    for (const tool of tools) expect(wantsOf(tool).length, tool.slug).toBeGreaterThan(0)
    expect(new Set(wants).size).toBe(wants.length)
  })

  it('end the sentence "I want to …"', () => {
    for (const want of wants) {
      expect(want).toMatch(/^[a-z]+ /)
      expect(want).not.toMatch(/[.!?…]$/)
      expect(want.length, want).toBeLessThan(70)
    }
  })

  it('say the job, not the name of the tool, so that a link by name stays one of its kind', () => {
    for (const { name } of tools) expect(wants.filter((want) => want.includes(name))).toEqual([])
  })

  it('are searched with words that are not shown', () => {
    const [first] = tools
    expect(first && searchWordsOf(first)).toMatch(/search results.*pixel/)
  })
})
