# `job` and `driver` are given: what to tell of, and the judge's part in Python with the error that it met.
def said():
    if job['do'] == 'hints':
        return {'hints': hints(job['source'])}
    if job['do'] == 'syntax':
        return {'words': syntax_words(job['found'], job['source'])}
    return {'words': failure_words(driver.failed, job['source'])}


try:
    driver.tell(said())
except Exception:
    driver.tell({})
