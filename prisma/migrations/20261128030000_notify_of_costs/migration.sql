ALTER TYPE notification_kind ADD VALUE 'costs';
ALTER TYPE mail_kind ADD VALUE 'costs';
