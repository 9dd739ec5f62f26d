import { command } from '../command';
import { print } from '../print';
import { families } from './families';
import { operatorAddress } from './operator-desk';
import { password } from './person';
import { startDemo } from './start-demo';

await command(() =>
  startDemo('.data-demo', async ({ join, invite }, { APP_URL }) => {
    print(`\nLog in at ${APP_URL}/login with the password ${password} as`);
    for (const { name, email } of families) print(`  ${email.padEnd(20)} ${name}`);
    print(`  ${operatorAddress.padEnd(20)} Kerry Malone, for the operator's desk at ${APP_URL}/operator`);
    print(`The group’s link to the next trip: ${APP_URL}${join}`);
    print(`A guest’s own link: ${APP_URL}${invite}`);
    print('Each start of the demo begins with a new database. Ctrl-C stops the demo.');
    return true;
  }),
);
