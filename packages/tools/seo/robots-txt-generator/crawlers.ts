/** Crawlers of AI companies by what they fetch for, as their makers describe them. */
export const aiCrawlers = {
  training: 'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot meta-externalagent Amazonbot Bytespider'.split(
    ' ',
  ),
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  user: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
}

export type AiPurpose = keyof typeof aiCrawlers

export const aiPurposes = Object.keys(aiCrawlers) as AiPurpose[]
