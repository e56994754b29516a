import { startSandbox } from '#sandbox/main.ts'

// The sandbox of the chaos. Its ports and folder come by the environment.
const { env } = process
process.once('disconnect', () => process.exit(0))
await startSandbox({
  host: '127.0.0.1',
  port: Number(env['SANDBOX_PORT']),
  smtpPort: 0,
  dataDir: env['DATA_DIR'] ?? '',
  publicUrl: env['SANDBOX_URL'] ?? '',
  stripe: {
    webhookUrl: env['STRIPE_WEBHOOK_URL'] ?? '',
    webhookSecret: env['SANDBOX_WEBHOOK_SECRET'] ?? '',
  },
})
process.send?.('ready')
