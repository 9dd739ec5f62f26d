import { singleton } from '../singleton';

/** What is counted as it happens: the outcomes of each, by the name of its metric. */
export interface Outcomes {
  campmates_mails_total: 'sent' | 'refused' | 'failed';
  campmates_forecasts_total: 'hit' | 'miss';
  campmates_forecast_calls_total: 'answered' | 'failed';
  campmates_ai_calls_total: 'answered' | 'failed';
}

export interface Meter {
  count: <Name extends keyof Outcomes>(name: Name, outcome: Outcomes[Name]) => void;
  /** All metrics of this process in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
  end: () => void;
}

/** `on` is there once start-metrics.ts has run, which happens only where METRICS_TOKEN is set. */
export const meter = singleton<{ on?: Meter }>('metrics', () => ({}));

/** Counts an event. Does nothing where metrics are off. */
export const countEvent: Meter['count'] = (name, outcome) => meter.on?.count(name, outcome);
