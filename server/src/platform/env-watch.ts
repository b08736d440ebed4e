import { z } from 'zod'
import { between, optionalUrl, whole } from './env-values.ts'

/** Variables for monitoring: figures, log, traces. */
export const watchEnv = {
  /** A bearer token that may read `/metrics`, as admins may. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Serves `/metrics` of all processes together without a token, for a port that is closed to the outside. */
  METRICS_PORT: between(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** `json`: all output is lines of JSON. `text`: all output is for people. */
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  /** 0 reports no statement. */
  SLOW_STATEMENT_MS: whole(500),
  /** The target of traces, by OTLP over HTTP. The SDK itself reads the other OTEL_ variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl('http:', 'https:'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl('http:', 'https:'),
}
