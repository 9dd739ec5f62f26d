import { countFigure, type FigureName } from '../figures';
import { singleton } from '../singleton';

export interface Outcomes {
  campmates_mails_total: 'sent' | 'refused' | 'failed';
  campmates_forecasts_total: 'hit' | 'miss';
  campmates_forecast_calls_total: 'answered' | 'failed';
  campmates_ai_calls_total: 'answered' | 'failed';
}

export interface Meter {
  count: <Name extends keyof Outcomes>(name: Name, outcome: Outcomes[Name]) => void;
  text: () => Promise<string>;
  contentType: string;
  end: () => void;
}

/** start-metrics.ts sets `on`, and runs only when METRICS_TOKEN is set. */
export const meter = singleton<{ on?: Meter }>('metrics', () => ({}));

/** Null when it counts in no daily figure. Only mails that a server has accepted count. */
const figureOf = (name: keyof Outcomes, outcome: string): FigureName | null => {
  if (name === 'campmates_ai_calls_total') return 'ai_calls';
  if (name === 'campmates_forecast_calls_total') return 'forecast_calls';
  return name === 'campmates_mails_total' && outcome === 'sent' ? 'mails' : null;
};

export const countEvent: Meter['count'] = (name, outcome) => {
  const figure = figureOf(name, outcome);
  if (figure) countFigure(figure);
  meter.on?.count(name, outcome);
};
