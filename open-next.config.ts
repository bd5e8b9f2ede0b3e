/**
 * Deploys to AWS by `npx @opennextjs/aws build`. Pages in S3, tags in DynamoDB and revalidation by SQS are its
 * defaults. Not typed, so that other hosts need not install the package.
 */
const config = {
  default: {
    // OpenNext does not bundle sharp, which draws social cards and prepares uploads.
    install: { packages: ['sharp@0.35'] },
    override: { wrapper: 'aws-lambda-streaming', incrementalCache: 's3', tagCache: 'dynamodb', queue: 'sqs' },
  },
  buildCommand: 'npx next build',
}

export default config
