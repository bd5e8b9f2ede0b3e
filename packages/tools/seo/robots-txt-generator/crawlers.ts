/** Crawlers of AI companies by what they fetch for, as their makers describe them; each by the field that keeps them out. */
export const aiCrawlers = {
  blockTraining:
    'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot meta-externalagent Amazonbot Bytespider'.split(' '),
  blockSearch: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  blockUser: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
}

export const aiSwitches = Object.keys(aiCrawlers) as (keyof typeof aiCrawlers)[]
