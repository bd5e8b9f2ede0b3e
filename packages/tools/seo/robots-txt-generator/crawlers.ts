/** Crawlers of AI companies by what they fetch for, as their makers describe them. */
export const aiCrawlers = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Amazonbot',
    'Bytespider',
  ],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  user: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
} as const

export type AiPurpose = keyof typeof aiCrawlers

export const aiPurposes: readonly AiPurpose[] = ['training', 'search', 'user']
