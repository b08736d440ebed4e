import { z } from 'zod'
import { between, optionalUrl, whole } from './env-values.ts'

/** What operators see of the site: figures, log, traces. */
export const watchEnv = {
  /** Whoever sends it as a bearer token may read `/metrics`, beside admins. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  /** `/metrics` of all processes together, without a token: for a port that nobody reaches from outside. */
  METRICS_PORT: between(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** `json`: everything that is printed is a line of JSON; `text`: everything is for people. */
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  /** 0: none is told. */
  SLOW_STATEMENT_MS: whole(500),
  /** Where traces go, by OTLP over HTTP. What else is known of OTEL_ is read by the SDK itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl('http:', 'https:'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl('http:', 'https:'),
}
